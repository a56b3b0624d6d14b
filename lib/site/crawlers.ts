/**
 * Crawlers that collect text to train models with, by the names that they look for in robots.txt. Those that fetch a
 * page to answer a question or to list it in a search (OAI-SearchBot, Claude-User, PerplexityBot …) go by other names,
 * and are never shut out.
 *
 * Sources are the operators' own pages: platform.openai.com/docs/bots, support.claude.com (article 8896518),
 * developers.google.com/crawling, support.apple.com/119829, developers.facebook.com/docs/sharing/webmasters/web-crawlers,
 * developer.amazon.com/amazonbot, commoncrawl.org/ccbot. Two are named by those who run sites: anthropic-ai, the former
 * name of ClaudeBot, and Bytespider.
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
] as const
