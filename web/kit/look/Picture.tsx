import { type ImgHTMLAttributes, useState } from 'react'
import { apiUrl } from '#web/client/api.ts'
import { renewedLink } from './renewed-link.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> {
  /** As the API gave it. */
  readonly url: string
  readonly alt: string
}

/** A picture that the API keeps. A link that has died is renewed once; one that died anew comes with the next reading. */
export function Picture({ url, alt, ...rest }: PictureProps) {
  const [renewed, setRenewed] = useState<{ readonly from: string; readonly link: string | null } | null>(null)
  const mine = renewed?.from === url ? renewed : null
  const renew = async () => {
    if (mine) return
    setRenewed({ from: url, link: null })
    const link = await renewedLink(url)
    setRenewed({ from: url, link })
  }
  return <img {...rest} src={apiUrl(mine?.link ?? url)} alt={alt} onError={() => void renew()} />
}
