/** Talks to the check, which answers once it has come to the last change. */
import type { Answers } from '../check/answers.ts'
import type { Contents, Done, Order, Outcome } from '../check/messages.ts'

export class Check {
  readonly #worker = new Worker(document.documentElement.dataset.check ?? '', { type: 'module' })
  #sent: Contents = {}
  #number = 0

  constructor(tell: (outcome: Outcome) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      if (data.number === this.#number) tell(data)
    }
  }

  #post(order: Order, ports: MessagePort[] = []): void {
    this.#worker.postMessage(order, ports)
  }

  /** Lets it know what is there now, and which file is looked at. */
  sync(contents: Contents, opened: string): void {
    const gone = Object.keys(this.#sent).map((file) => [file, null] as const)
    const now: Contents = { ...Object.fromEntries(gone), ...contents }
    const changes = Object.entries(now).filter(([file, content]) => content !== (this.#sent[file] ?? null))
    this.#sent = now
    this.#post({ number: ++this.#number, changes: Object.fromEntries(changes), opened })
  }

  /** Has a job done with what is there. */
  run(job: Answers): Promise<Done> {
    const { port1, port2 } = new MessageChannel()
    this.#post({ job }, [port2])
    return new Promise((done) => {
      port1.onmessage = ({ data }) => done(data)
    })
  }
}
