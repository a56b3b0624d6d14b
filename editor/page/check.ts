/** Talks to the check, which answers once it has come to the last change. */
import type { Answers } from '../check/answers.ts'
import type { Contents, Done, Finding, Order, Outcome } from '../check/messages.ts'

export class Check {
  readonly #worker: Worker
  #sent: Contents = {}
  #number = 0
  readonly #jobs: ((done: Done) => void)[] = []

  constructor(tell: (findings: Finding[]) => void) {
    const { check = '', english = '', terms = '' } = document.documentElement.dataset
    this.#worker = new Worker(check, { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      if (!('findings' in data)) return this.#jobs.shift()?.(data)
      if (data.number === this.#number) tell(data.findings)
    }
    this.#post({ dictionary: [english, terms] })
  }

  #post(order: Order): void {
    this.#worker.postMessage(order)
  }

  /** Lets it know what is there now. */
  sync(contents: Contents): void {
    const gone = Object.keys(this.#sent).map((file) => [file, null] as const)
    const now: Contents = { ...Object.fromEntries(gone), ...contents }
    const changes = Object.entries(now).filter(([file, content]) => content !== (this.#sent[file] ?? null))
    this.#sent = now
    this.#post({ changes: Object.fromEntries(changes), number: ++this.#number })
  }

  /** Has a job done with what is there. */
  run(job: Answers): Promise<Done> {
    this.#post({ job })
    return new Promise((done) => this.#jobs.push(done))
  }
}
