'use client'

import { useEffect, useRef, useState } from 'react'
import { NEWS_ENDPOINT, type NewsItem, readArticles } from '#lib/news/answer.ts'
import './NewsStrip.scss'

type State = 'loading' | 'failed' | { articles: readonly NewsItem[]; sample: boolean }

/** The edge gives up after ten seconds. */
const TIMEOUT = 20_000

async function fetchNews(): Promise<State> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(NEWS_ENDPOINT, { signal, headers: { accept: 'application/json' } })
    const answer = await response.json()
    const articles = readArticles(answer)
    return articles.length > 0 ? { articles, sample: answer.source === 'sample' } : 'failed'
  } catch {
    return 'failed'
  }
}

/** Up to three headlines; a loading text until they arrive, and a button to retry if they do not. */
export function NewsStrip() {
  const [state, setState] = useState<State>('loading')
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    fetchNews().then(setState)
  }, [])

  return (
    <div
      ref={strip}
      className="news-strip"
      tabIndex={-1}
      aria-live="polite"
      aria-busy={state === 'loading'}
    >
      {typeof state === 'object' ? (
        <ul
          className={state.sample ? 'news-strip-articles news-strip-sample' : 'news-strip-articles'}
        >
          {state.articles.map(({ title, description, url, image }) => (
            <li key={url + title}>
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
          ))}
        </ul>
      ) : (
        <p className="news-strip-loading">
          Loading news articles...
          {state === 'failed' && (
            <button
              type="button"
              onClick={() => {
                // The button is removed, and its focus must not be lost.
                strip.current?.focus()
                setState('loading')
                fetchNews().then(setState)
              }}
            >
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  )
}
