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
   * This is what keeps a thousand visitors from asking for news at once.
   *
   * @param work must not throw; it says for how long its outcome is kept (0: not at all, the next one runs again).
   * @throws only when the runtime itself fails; nothing is kept then.
   */
  once<T>(key: string, work: () => Promise<{ value: T; keepMs: number }>): Promise<T>
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
