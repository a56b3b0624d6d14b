/** What robots.txt says: the whole site to everybody, and to those who train models as site.yaml sets it. */
import type { MetadataRoute } from 'next'
import type { Data } from '#lib/content/data.ts'
import { absoluteUrl } from '#lib/site/url.ts'

/**
 * Crawlers that collect text to train models with, by the names that they look for in robots.txt, from the operators' own
 * pages. Those that fetch a page to answer a question or to list it in a search (OAI-SearchBot, Claude-User,
 * PerplexityBot …) go by other names, and are never shut out. anthropic-ai is a former name of ClaudeBot.
 */
export const TRAINING_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'Google-Extended',
  'Applebot-Extended',
  'Meta-ExternalAgent',
  'Amazonbot',
  'CCBot',
  'Bytespider',
]

/** The rules of robots.txt. A crawler follows the group of its own name, and the one for all where it has none. */
export function robotsRules({ url, crawlers }: Pick<Data['site'], 'url' | 'crawlers'>): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: '/api/' },
      ...(crawlers.training === 'deny' ? [{ userAgent: TRAINING_CRAWLERS, disallow: '/' }] : []),
    ],
    sitemap: absoluteUrl(url, '/sitemap.xml'),
  }
}
