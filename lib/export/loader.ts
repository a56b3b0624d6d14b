import { bundle } from '../bundle.ts'

/** The script that pages with islands have besides the one of every page: `lib/island-loader/main.ts`. */
export function buildLoader(root: string): Promise<string> {
  return bundle(root, 'lib/island-loader/main.ts')
}
