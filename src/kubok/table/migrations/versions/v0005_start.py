"""A table may go on from a position of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "start")
