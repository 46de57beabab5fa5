/** Between the server and the eye: what lies on the table goes from where it lay to where it lies. */
import type { FromServer } from '../../shell/protocol'

export class Motion {
  readonly running: boolean = false

  play(_: FromServer, take: () => void): void {
    take()
  }

  skip(): void {}
}
