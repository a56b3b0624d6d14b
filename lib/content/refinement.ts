/** What the rules across several fields of a schema have in common. */
import type { z } from 'zod'

/**
 * Reports what is wrong with the value at a path, as the end of a sentence about it, and what to do; and the words that may stand
 * there, if only those of other fields may.
 */
type Fault = (
  path: PropertyKey[],
  message: string,
  remedy: string,
  names?: readonly string[],
) => void

/** Turns a function that finds faults into a schema refinement. */
export const rule =
  <Props>(find: (props: Props, fault: Fault) => void) =>
  (props: Props, context: z.core.$RefinementCtx): void =>
    find(props, (path, message, remedy, names) =>
      context.addIssue({ code: 'custom', path, message, params: { remedy, names } }),
    )
