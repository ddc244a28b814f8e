import { type ImgHTMLAttributes, useState } from 'react'
import { apiUrl } from '#web/client/api-host.ts'
import { renewedLink } from './renewed-link.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> {
  /** As the API returned it. */
  readonly url: string
  readonly alt: string
  /** A thumbnail of a few kB. */
  readonly isSmall?: boolean
}

/**
 * A picture stored by the API. An expired link is renewed once; if it expires again, the next refetch brings a new one.
 */
export function Picture({ url, alt, isSmall = false, ...rest }: PictureProps) {
  const [renewed, setRenewed] = useState<{ readonly from: string; readonly link: string | null } | null>(null)
  const mine = renewed?.from === url ? renewed : null
  const renew = async () => {
    if (mine) return
    setRenewed({ from: url, link: null })
    const link = await renewedLink(url)
    setRenewed({ from: url, link })
  }
  const address = apiUrl(mine?.link ?? url)
  return <img {...rest} src={isSmall ? `${address}&size=small` : address} alt={alt} onError={() => void renew()} />
}
