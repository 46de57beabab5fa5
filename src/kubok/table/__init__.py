"""The table on the network: rooms, storage, sockets, identity. No rules live here: legality comes from the engine.

`room` is the authority of one table and does no input or output; `store` keeps what happened; `protocol` is what goes
over a socket (docs/protocol.md); `live` joins a room with its sockets, `players` with its bots, who think
in `workers`; `server` is the web interface and `serve` starts it. docs/hosting.md is for whoever runs a server.
"""
