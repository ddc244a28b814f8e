/** The logo: a parcel that is a cat. Ears from the flaps, tape for a nose line, a tail around the corner. */
export function Logo({ size = 34 }: { readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      {...stroke}
      style={{ color: 'var(--brand-text)', flex: 'none' }}
    >
      <path d="M9 17 L11.5 7.5 L18.5 13 H29.5 L36.5 7.5 L39 17 V36 a4 4 0 0 1 -4 4 H13 a4 4 0 0 1 -4 -4 Z" />
      <path d="M24 13 V20" />
      <path d="M17.5 25.5 v.01 M30.5 25.5 v.01" strokeWidth="4" />
      <path d="M20.5 31 q1.75 2 3.5 0 q1.75 2 3.5 0" />
      <path d="M39 34 q6.5 -1 5 -8" />
    </svg>
  )
}

/** The cat of empty states and of success; used nowhere else. */
export function Cat({ mood = 'asleep' }: { readonly mood?: 'asleep' | 'happy' }) {
  return (
    <svg aria-hidden="true" width="112" height="84" viewBox="0 0 112 84" {...stroke} style={{ color: 'var(--ink-3)' }}>
      {mood === 'asleep' ? asleep : happy}
    </svg>
  )
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const asleep = (
  <>
    <path d="M22 70 V56 C22 40 38 32 58 32 C80 32 92 46 92 62 C92 68 88 72 82 72 H30" />
    <path
      d="M22 58 L20 44 L30 50 C36 48 42 48 48 50 L57 44 L56 60 C56 68 48 72 40 72 C30 72 22 68 22 58 Z"
      fill="var(--paper)"
    />
    <path d="M30 60 q3 2.5 6 0 M43 60 q3 2.5 6 0 M37.5 65 q1.2 1.4 2.4 0" />
    <path d="M92 64 C100 62 102 54 96 50" />
    <path d="M66 22 h8 l-8 9 h8 M82 10 h6 l-6 7 h6" strokeWidth="2" />
  </>
)

const happy = (
  <>
    <path d="M34 76 C30 62 34 50 42 46 M78 76 C82 62 78 50 70 46" />
    <path
      d="M36 30 L34 12 L47 20 C53 18 59 18 65 20 L78 12 L76 30 C76 42 67 50 56 50 C45 50 36 42 36 30 Z"
      fill="var(--paper)"
    />
    <path d="M45 31 q3.5 -4 7 0 M60 31 q3.5 -4 7 0 M50 39 q3 3.5 6 0 q3 3.5 6 0" />
    <path d="M34 76 H78 M50 76 V64 M62 76 V64" />
    <path d="M80 72 C92 72 96 62 90 54" />
    <path d="M18 26 v8 M14 30 h8 M96 18 v8 M92 22 h8" stroke="var(--brand-text)" />
  </>
)
