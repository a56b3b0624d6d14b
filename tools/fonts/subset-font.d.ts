declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    /** A value pins an axis; a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    /** Tags of the OpenType features to keep. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  /** Subsets a font to the given text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
