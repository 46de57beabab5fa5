"""Lists of tables say what is played, and whose move it is where somebody is not at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("about", sa.Text, nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("owed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("chairs", "owed")
    op.drop_column("tables", "about")
