/** A photograph as a page shows it. */

/** One size of it, as a file of the site. */
export interface PhotoFile {
  url: string
  /** In pixels. */
  width: number
}

export interface Photo {
  /** Size of the largest file, turned upright. */
  width: number
  height: number
  /** Sixteen colors, row by row from the top, each as six hexadecimal digits: what shows until the file is there. */
  colors: string
  /** From narrow to wide. */
  avif: PhotoFile[]
  webp: PhotoFile[]
}

/** Rows and columns of {@link Photo.colors}. */
export const GRID = 4

/** Photographs by the path of their file, such as `content/data/photos/anna-smith.jpg`. */
export type PhotoManifest = Record<string, Photo>
