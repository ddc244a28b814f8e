/** A drawn carton with its label, clearly a sample, in place of a photo by the station's camera. */
export async function cartonPicture(label: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const width = 960
  const height = 720
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 960 720">
    <rect width="960" height="720" fill="#e9e3d8"/><rect y="560" width="960" height="160" fill="#cfc6b6"/>
    <path d="M200 260 480 180 760 260 760 560 480 650 200 560Z" fill="#c89f6b"/><path d="M480 340 760 260 760 560 480 650Z" fill="#b58a55"/>
    <path d="M200 260 480 180 760 260 480 340Z" fill="#d8b483"/><path d="M330 222 620 301 620 360 330 281Z" fill="#efe4c8" opacity=".8"/>
    <rect x="240" y="360" width="200" height="130" fill="#fff" transform="skewY(12) translate(0 -62)"/>
    <g font-family="monospace" fill="#222"><text x="252" y="440" font-size="19" transform="skewY(12) translate(0 -56)">${label}</text>
    <text x="30" y="690" font-size="26">SAMPLE PHOTO</text></g></svg>`
  // Not loaded unless there is a cast (server/files/pictures.ts).
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
  return { bytes, width, height }
}

/** The same as a data URL, as a member's page sends it. */
export async function cartonDataUrl(label: string): Promise<string> {
  const { bytes } = await cartonPicture(label)
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
