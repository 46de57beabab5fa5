"""Runs migrations on the connection that the store hands over; there is no configuration file."""

from alembic import context

from kubok.table.schema import metadata

if hasattr(context, "config"):  # alembic runs this file; whoever else imports it wants nothing done
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()
