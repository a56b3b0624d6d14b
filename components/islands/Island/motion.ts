/**
 * What islands move with: framer-motion's small entries, since its `motion` component alone weighs seven times as much.
 * `build/bundleScripts.ts` puts this module into the file that all islands share, so that no page loads it twice.
 */
import { useReducedMotion as useInitialReducedMotion } from 'framer-motion'
import { useEffect, useState } from 'react'

export { useInView } from 'framer-motion'
export { useAnimate } from 'framer-motion/mini'

/**
 * Whether the visitor prefers less motion. The hook of framer-motion answers with the setting at the island's start; this
 * one follows a change while the page is open. `true` only in a browser, so markup must not depend on it.
 */
export function useReducedMotion(): boolean {
  const initial = useInitialReducedMotion()
  const [changed, setChanged] = useState<boolean>()
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setChanged(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return changed ?? initial ?? false
}
