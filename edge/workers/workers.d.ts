/**
 * The few parts of the workers runtime's own modules and bindings that the edge uses. Written out, as the runtime's
 * full typings replace the DOM's for the whole project.
 * Source: https://developers.cloudflare.com/workers/runtime-apis/
 */
declare module 'cloudflare:workers' {
  export interface DurableObjectStorage {
    get<T>(key: string): Promise<T | undefined>
    put<T>(key: string, value: T): Promise<void>
    deleteAll(): Promise<void>
    getAlarm(): Promise<number | null>
    setAlarm(time: number): Promise<void>
    transactionSync<T>(work: () => T): T
    readonly sql: {
      exec(statement: string, ...values: (string | number | null)[]): { toArray(): unknown[] }
    }
  }

  export class DurableObject<Env = unknown> {
    protected readonly ctx: { readonly storage: DurableObjectStorage }
    protected readonly env: Env
    constructor(ctx: unknown, env: Env)
    alarm?(): Promise<void>
  }
}
