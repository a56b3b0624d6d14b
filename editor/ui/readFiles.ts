/** Reads the texts of many files without stopping the window for seconds. */
import { useEffect, useState } from 'react'
import { spotsOf } from '../document/texts.ts'
import { textOf } from './store.ts'

/** As many as are read without anybody waiting for the next letter. */
const FILES_AT_ONCE = 3

/** How many of some files have been read so far. */
export function useReadCount(files: readonly string[]): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count >= files.length) return undefined
    const next = setTimeout(() => {
      for (const file of files.slice(count, count + FILES_AT_ONCE)) spotsOf(file, textOf(file))
      setCount(count + FILES_AT_ONCE)
    })
    return () => clearTimeout(next)
  })
  return count
}
