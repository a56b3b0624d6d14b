/**
 * What the two runtimes keep differently: one interface, implemented once per runtime. All values are plain JSON
 * data, as they may cross from one machine to another.
 */
export interface State {
  readonly runtime: 'node' | 'workers'

  /** Seen by all that serve the site. */
  readonly shared: Store

  /** A copy close by: cheap to read, may lag behind `shared` and be lost at any time. */
  readonly nearby: Store

  /** Pictures of articles, as close as `nearby` and as easily lost. */
  readonly images: ImageCache

  /**
   * Runs `work` unless it runs already or its outcome is kept; whoever comes meanwhile waits for that outcome.
   * This is what keeps a message from being sent twice and a thousand visitors from asking for news at once.
   *
   * @param work must not throw; it says for how long its outcome is kept (0: not at all, the next one runs again).
   * @throws only when the runtime itself fails; nothing is kept then.
   */
  once<T>(key: string, work: () => Promise<{ value: T; keepMs: number }>): Promise<T>

  readonly rate: Rate
  readonly outbox: Outbox
}

export interface Store {
  /** Undefined once `keepMs` has passed, and whenever the runtime has dropped it. */
  read<T>(key: string): Promise<T | undefined>
  write<T>(key: string, value: T, keepMs: number): Promise<void>
}

export interface ImageCache {
  /** The picture as it is answered. */
  read(key: string): Promise<Response | undefined>
  write(key: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<void>
}

export interface Rate {
  /**
   * Counts one request.
   *
   * @param scope whose limit applies: one address's, or that of all together.
   * @returns undefined where there is room, otherwise the seconds after which to try again.
   */
  take(scope: 'address' | 'all', key: string): Promise<number | undefined>
}

/** Where messages are kept when no mail provider is configured. */
export interface Outbox {
  /** Where to look for the messages, for the log. */
  readonly place: string
  /**
   * Keeps one message for good: it is on disk, or stored as durably as the runtime can, when this resolves.
   *
   * @param id of the message; the same id twice keeps one message.
   * @throws where it could not be kept. The message then does not count as accepted.
   */
  put(id: string, message: unknown): Promise<void>
}
