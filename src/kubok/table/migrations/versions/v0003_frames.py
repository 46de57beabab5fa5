"""What never changes in a game is asked for by the digest of all that makes it, not of its data alone."""

import sqlalchemy as sa
from alembic import op

from kubok.kernel import digest_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("frame", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    games = sa.text(
        "SELECT game, rules, options, data, (SELECT count(*) FROM chairs WHERE chairs.game = tables.id) AS seats, id "
        "FROM tables"
    )
    for game, rules, options, data, seats, table in connection.execute(games).all():
        frame = digest_of([game, rules, options, seats, data])
        connection.execute(sa.text("UPDATE tables SET frame = :frame WHERE id = :id"), {"frame": frame, "id": table})
    op.create_index("tables_frame", "tables", ["frame"])


def downgrade() -> None:
    op.drop_index("tables_frame", "tables")
    op.drop_column("tables", "frame")
