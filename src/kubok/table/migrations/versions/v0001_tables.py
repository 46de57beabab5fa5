"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "data", sa.Column("digest", sa.String(64), primary_key=True), sa.Column("body", sa.Text, nullable=False)
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("data", sa.String(64), sa.ForeignKey("data.digest"), nullable=False),
        sa.Column("game_id", sa.String(40), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("help", sa.String(10), nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("closed_by", sa.String(20), nullable=False),
        sa.Column("next", sa.String(40), nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "secrets",
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("sitting", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("chairs_holder", "chairs", ["holder"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(40)),
    )
    op.create_index("entries_key", "entries", ["game", "seat", "key"], unique=True)
    op.create_table(
        "identities",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("nickname", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("settings", "identities", "entries", "chairs", "secrets", "tables", "data"):
        op.drop_table(name)
