import { getTopics } from '#lib/content/pages.ts'

export const dynamic = 'force-static'

/** The list by which `edge/` tells a topic of the site from any other text. */
export const GET = () => Response.json(getTopics())
