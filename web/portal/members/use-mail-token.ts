import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The token of a link in a mail, removed from the address bar at once, so that it is neither kept in the history nor
 * shared.
 */
export function useMailToken(): string {
  const [params, setParams] = useSearchParams()
  const [token] = useState(() => params.get('token') ?? '')
  const isShown = params.has('token')
  useEffect(() => {
    if (isShown) setParams({}, { replace: true })
  }, [isShown, setParams])
  return token
}
