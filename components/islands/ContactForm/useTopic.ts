import { useLayoutEffect, useState } from 'react'
import { TOPIC_PARAMETER } from '#lib/contact/protocol.ts'

/**
 * What the page's address says the message is about, if it is one of the topics. The server renders the form without one,
 * because it renders it once for all addresses.
 */
export function useTopic(topics: readonly string[]) {
  const [topic, setTopic] = useState('')
  const [isRemoved, setRemoved] = useState(false)

  useLayoutEffect(() => {
    const about = new URLSearchParams(location.search).get(TOPIC_PARAMETER) ?? ''
    if (topics.includes(about)) setTopic(about)
  }, [topics])

  const remove = () => {
    setRemoved(true)
    // Neither a reload nor a form without script brings it back.
    history.replaceState(null, '', location.pathname)
  }

  return { topic, isRemoved, remove }
}
