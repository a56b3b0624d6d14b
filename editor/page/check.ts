/** Talks to the check, one order after the other; what changes meanwhile goes with the next. */
import type { Contents, Finding, Order, Outcome } from '../check/messages.ts'

type Answers = NonNullable<Order['job']>

export class Check {
  readonly #worker: Worker
  readonly #tell: (findings: Finding[]) => void
  #changes: Contents = {}
  #waiting = false
  #ready = false
  #jobs: { job: Answers; done: (outcome: Outcome) => void }[] = []

  constructor(tell: (findings: Finding[]) => void) {
    const { check = '', english = '', terms = '' } = document.documentElement.dataset
    this.#tell = tell
    this.#worker = new Worker(check, { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      this.#waiting = false
      const isLast = Object.keys(this.#changes).length === 0
      if (!this.#ready) {
        this.#ready = true
        this.#waiting = true
        this.#worker.postMessage({ dictionary: [english, terms] })
      }
      if (data.changes || data.refusal) this.#jobs.shift()?.done(data)
      if (isLast) this.#tell(data.findings)
      this.#send()
    }
  }

  #send(): void {
    const job = this.#jobs[0]?.job
    if (this.#waiting || (!job && Object.keys(this.#changes).length === 0)) return
    this.#worker.postMessage({ changes: this.#changes, job } satisfies Order)
    this.#changes = {}
    this.#waiting = true
  }

  /** Hands over what has changed. */
  change(changes: Contents): void {
    this.#changes = { ...this.#changes, ...changes }
    this.#send()
  }

  /** Has a job done with all that has been handed over. */
  run(job: Answers): Promise<Outcome> {
    return new Promise((done) => {
      this.#jobs.push({ job, done })
      this.#send()
    })
  }
}
