"""Ages in hours that a server has run, which no clock can change. What is there already was touched at hour 0."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "identities"):
        op.add_column(table, sa.Column("hours", sa.Float, nullable=False, server_default="0"))
        op.create_index(f"{table}_hours", table, ["hours"])
    op.drop_index("tables_touched", "tables")
    op.create_index("tables_data", "tables", ["data"])
    op.create_index("tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("tables_host", "tables")
    op.drop_index("tables_data", "tables")
    op.create_index("tables_touched", "tables", ["touched"])
    for table in ("tables", "identities"):
        op.drop_index(f"{table}_hours", table)
        op.drop_column(table, "hours")
