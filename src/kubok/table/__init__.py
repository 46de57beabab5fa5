"""The table on the network: rooms, storage, sockets, identity. No rules live here: legality comes from the engine.

What a game is, shows and says comes from its title. `room` is the authority of one table and does no input or output;
`store` keeps what happened; `protocol` is what goes over a socket, `orders` and `answers` what goes over HTTP
(docs/protocol.md); `live` joins a room with its sockets, `players` with its bots, who think in `workers`; `resuming` is
for pages whose line was cut; `server` is the web interface and `serve` starts it. docs/hosting.md is for whoever runs a
server.
"""
