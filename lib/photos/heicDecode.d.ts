/** The package comes without types; this is what `heic.ts` uses of it. */
declare module 'heic-decode' {
  /** Pixels of the first picture, four bytes each, turned upright. */
  export default function decode(file: {
    buffer: Uint8Array
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}
