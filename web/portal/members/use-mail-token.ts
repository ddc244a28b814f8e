import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The token of a link in a mail, taken out of the address bar at once: it must not stay in the history or be shared. */
export function useMailToken(): string {
  const [params, setParams] = useSearchParams()
  const [token] = useState(() => params.get('token') ?? '')
  const isShown = params.has('token')
  useEffect(() => {
    if (isShown) setParams({}, { replace: true })
  }, [isShown, setParams])
  return token
}
