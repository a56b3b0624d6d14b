/** What the edge uses of the Workers runtime, because the full typings would replace the DOM's for the whole project. */
declare module 'cloudflare:workers' {
  export class DurableObject<Env = unknown> {
    protected readonly ctx: {
      readonly storage: {
        getAlarm(): Promise<number | null>
        setAlarm(time: number): Promise<void>
        transactionSync<T>(work: () => T): T
        readonly kv: { get<T>(key: string): T | undefined; put(key: string, value: unknown): void }
        readonly sql: {
          exec(statement: string, ...values: (string | number | null)[]): { toArray(): unknown[] }
        }
      }
    }
    protected readonly env: Env
    constructor(ctx: unknown, env: Env)
  }
}
