import { bundle } from '../bundle.ts'

/** The script that pages with islands have besides the one of every page: `lib/client/islands/main.ts`. */
export function buildLoader(root: string): Promise<string> {
  return bundle(root, 'lib/client/islands/main.ts')
}
