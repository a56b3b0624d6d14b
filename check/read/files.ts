/** What the check needs of a folder, an editor's changes, or a small site in a test. */

export interface Files {
  /** Lists every file of content/ and public/, from the root, with forward slashes. */
  list: () => readonly string[]
  /** Returns a file as text. */
  read: (file: string) => string
  bytes: (file: string) => Uint8Array
  /** Symbolic links in content/ and public/, and where they lead. None without a disk. */
  symbolicLinks?: ReadonlyMap<string, string>
  /** The former texts of the files that the author changed or removed, and undefined for added ones, if known. */
  before?: ReadonlyMap<string, string | undefined>
}
