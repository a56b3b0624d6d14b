import { getData } from '#lib/content/pages.ts'
import { robotsRules } from '#lib/seo/crawlers.ts'

export const dynamic = 'force-static'

export default function robots() {
  return robotsRules(getData().site)
}
