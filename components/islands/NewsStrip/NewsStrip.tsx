'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NEWS_ENDPOINT, type NewsItem, readArticles } from '#lib/news/answer.ts'
import './NewsStrip.scss'

type News = { articles: readonly NewsItem[]; sample: boolean }

/** The edge gives up after ten seconds. */
const TIMEOUT = 20_000

const NOTHING: News = { articles: [], sample: false }

/** Nothing if it fails, whatever the reason: visitors can only try again. */
async function fetchNews(): Promise<News> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(NEWS_ENDPOINT, { signal, headers: { accept: 'application/json' } })
    const answer = await response.json()
    return { articles: readArticles(answer), sample: answer.source === 'sample' }
  } catch {
    return NOTHING
  }
}

/**
 * Up to three headlines; a loading text until they arrive, and a button to retry if they do not. The parts always stand,
 * because React cannot remove what a browser extension has moved.
 */
export function NewsStrip() {
  const [{ articles, sample }, setNews] = useState(NOTHING)
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading')
  const [hasFailed, setHasFailed] = useState(false)
  // Said only to whoever has asked again: nobody asked for the first answer.
  const [status, setStatus] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const again = useRef<HTMLButtonElement>(null)

  const load = useCallback(async () => {
    setState('loading')
    const news = await fetchNews()
    setNews(news)
    setState(news.articles.length > 0 ? 'loaded' : 'failed')
    return news.articles.length
  }, [])

  useEffect(() => {
    void load()
  }, [load])

  const retry = async () => {
    if (state === 'loading') return
    setHasFailed(true)
    setStatus('Loading news articles.')
    const count = await load()
    setStatus(
      count > 0
        ? `${count} news article${count === 1 ? '' : 's'}`
        : 'The news articles could not be loaded.',
    )
  }

  // Before the button goes, with the focus.
  useLayoutEffect(() => {
    if (state === 'loaded' && document.activeElement === again.current)
      list.current?.querySelector('a')?.focus()
  }, [state])

  return (
    <div className="news-strip">
      <ul
        ref={list}
        className={sample ? 'news-strip-articles news-strip-sample' : 'news-strip-articles'}
        hidden={state !== 'loaded'}
      >
        {articles.map((article) => (
          <Article key={article.url + article.title} {...article} />
        ))}
      </ul>
      <p className="news-strip-loading" data-reading="skip" hidden={state === 'loaded'}>
        <span>Loading news articles...</span>
        <span hidden={state !== 'failed'}>They did not arrive.</span>
        {/* Stays while it loads again, because the focus is on it. */}
        <button
          ref={again}
          type="button"
          aria-disabled={state === 'loading'}
          hidden={state !== 'failed' && !hasFailed}
          onClick={retry}
        >
          Try again
        </button>
      </p>
      <p className="unseen" role="status">
        {status}
      </p>
    </div>
  )
}

const Article = ({ title, description, url, image }: NewsItem) => (
  <li>
    {/* The style sheet shows a line where a picture is missing, and nothing in the sample. */}
    {image === null ? (
      <span className="news-strip-image" aria-hidden="true" />
    ) : (
      <img
        className="news-strip-image"
        src={image}
        alt=""
        loading="lazy"
        width="640"
        height="360"
      />
    )}
    <h3>
      <a href={url} rel="noopener noreferrer">
        {title}
      </a>
    </h3>
    <p className="small">{description}</p>
  </li>
)
