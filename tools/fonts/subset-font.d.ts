declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    /** A value pins an axis; a range narrows it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
