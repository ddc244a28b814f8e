/** What the lines of a mail are. Only links of our own become buttons; everything else stays text. */
export interface Block {
  readonly kind: 'text' | 'link' | 'list' | 'quote' | 'signature'
  readonly lines: readonly string[]
}

/**
 * Paragraphs have a blank line between them, and the last may be the name that signs; a link of ours alone on its line, `- ` and `> ` are what they
 * look like.
 */
export function blocksOf(body: string, siteName: string, publicUrl: string): readonly Block[] {
  const paragraphs = body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.flatMap((paragraph, index) => {
    if (index === paragraphs.length - 1 && paragraph.trim() === siteName)
      return [{ kind: 'signature', lines: [paragraph.trim()] }]
    return runsOf(paragraph.split('\n'), publicUrl)
  })
}

function runsOf(lines: readonly string[], publicUrl: string): readonly Block[] {
  const runs: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line, publicUrl)
    const last = runs.at(-1)
    if (last?.kind === kind && kind !== 'link') last.lines.push(shown(kind, line))
    else runs.push({ kind, lines: [shown(kind, line)] })
  }
  return runs
}

function kindOf(line: string, publicUrl: string): Block['kind'] {
  if (isOwnLink(line, publicUrl)) return 'link'
  if (line.startsWith('- ')) return 'list'
  return line.startsWith('>') ? 'quote' : 'text'
}

const shown = (kind: Block['kind'], line: string) =>
  kind === 'list' || kind === 'quote' ? line.replace(/^(- |> ?)/, '') : line

/**
 * The whole line is an address of ours. Compared by origin: `https://cats.example.evil.example` and
 * `https://cats.example@evil.example` begin like ours.
 */
export function isOwnLink(line: string, publicUrl: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/.test(line) || !URL.canParse(line)) return false
  const { origin, username, password } = new URL(line)
  return origin === new URL(publicUrl).origin && username === '' && password === ''
}
