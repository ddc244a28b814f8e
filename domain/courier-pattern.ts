const longest = 200

/**
 * Whether a pattern of a courier is one that no tracking number can keep busy: staff type it, and every station and every
 * form runs it. It has no look-around and no back reference, repeats no group, and repeats without bound at most twice.
 */
export function isPlainPattern(pattern: string): boolean {
  if (pattern.length > longest || /\(\?(?!:)|\\[1-9k]/.test(pattern)) return false
  const bare = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  if (/\)[*+?{]/.test(bare) || (bare.match(/[*+]|\{\d+,\}/g) ?? []).length > 2) return false
  try {
    return new RegExp(pattern).source !== ''
  } catch {
    return false
  }
}
