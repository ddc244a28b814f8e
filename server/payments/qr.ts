/** A QR code as an SVG data URL, four modules of quiet around it. Loaded with the first one, since few calls need it. */
export async function qrImage(text: string): Promise<string> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data.entries())
    .filter(([, isDark]) => isDark)
    .map(([at]) => `M${(at % size) + 4} ${Math.floor(at / size) + 4}h1v1h-1z`)
  const side = size + 8
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
