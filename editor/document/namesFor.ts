/** Which words may stand where a value names another part of it, such as the bar that a drawing marks. */
import type { z } from 'zod'
import { withWords } from './namesakes.ts'
import type { Path } from './yaml.ts'

/** No author writes it, so that no rule takes it for a name. */
const NO_NAME = '\ue000'

/** The names for a path in a value, if it takes no others: the rules of its schema list them when they object to one. */
export function namesFor(
  rules: z.ZodType,
  value: unknown,
  path: Path,
): readonly string[] | undefined {
  const { error } = rules.safeParse(withWords(value, path, NO_NAME))
  const issue = error?.issues.find((issue) => issue.path.join() === path.join())
  return issue?.code === 'custom' ? issue.params?.names : undefined
}
