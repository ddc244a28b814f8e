import { Fragment } from 'react'

/** An e-mail address or a code: too long for its place, it wraps after a sign and not inside a word. */
export const Parts = ({ of }: { readonly of: string }) =>
  (of.match(/[^@._]*[@._]|[^@._]+$/g) ?? []).map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
