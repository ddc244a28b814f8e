/** The size at which the server stores pictures: anything larger only costs the member's data. */
const longestSide = 2048

export type PictureFault = 'type' | 'size'

export const pictureMaxBytes = 2_097_152

/** A JPEG of at most 2048 px a side; a picture that is already small is sent unchanged. */
export async function shrinkPicture(file: Blob): Promise<Blob | PictureFault> {
  if (!/^image\/(png|jpe?g)$/.test(file.type)) return 'type'
  const picture = await decode(file)
  if (!picture) return 'type'
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight))
  if (scale === 1 && file.size <= pictureMaxBytes / 2) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return file.size <= pictureMaxBytes ? file : 'size'
  // A transparent PNG would turn black in a JPEG.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
  const best = small && small.size < file.size ? small : file
  return best.size <= pictureMaxBytes ? best : 'size'
}

function decode(file: Blob): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(file)
  return new Promise((resolve) => {
    const picture = new Image()
    const finish = (result: HTMLImageElement | null) => {
      URL.revokeObjectURL(url)
      resolve(result)
    }
    picture.onload = () => finish(picture)
    picture.onerror = () => finish(null)
    picture.src = url
  })
}
