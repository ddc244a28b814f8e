/** Why there is no picture: each has its own sentence. `lost`: it was unplugged while it was on. */
export type CameraFault = 'denied' | 'none' | 'busy' | 'lost' | 'failed'

/** Only pages that are served securely, in browsers that know how. */
export const mayHaveCamera = (): boolean =>
  typeof navigator !== 'undefined' && 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices

/** As sharp as pictures are stored (2048 px), if the camera can. */
const size = { width: { ideal: 1920 }, height: { ideal: 1080 } }

export interface Camera {
  readonly id: string
  /** As the device calls it; some give no name. */
  readonly name: string
}

/** The chosen camera; without one, or if it is gone, the one at the back. Throws what the browser says. */
export async function openCamera(chosen: Camera | null): Promise<MediaStream> {
  if (chosen === null) return anyCamera()
  const stream = await cameraOf(chosen.id)
  // Some browsers give the same camera another id the next day.
  const isOther = stream.getVideoTracks()[0]?.label !== chosen.name
  const renamed = isOther ? (await listCameras()).find(({ name }) => name !== '' && name === chosen.name) : undefined
  if (!renamed) return stream
  closeCamera(stream)
  return cameraOf(renamed.id)
}

const anyCamera = () =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, ...size } })

const cameraOf = (id: string) =>
  navigator.mediaDevices.getUserMedia({ video: { deviceId: { exact: id }, ...size } }).catch((error: unknown) => {
    if (faultOf(error) !== 'none') throw error
    return anyCamera()
  })

/** With their names, once a camera was allowed. */
export async function listCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId: id, label: name }) => ({ id, name }))
}

/** The light of the camera goes out. */
export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

export function faultOf(error: unknown): CameraFault {
  return (error instanceof DOMException ? faults[error.name] : undefined) ?? 'failed'
}

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What the camera shows at this moment, as a JPEG; null while it shows nothing. */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const brush = canvas.getContext('2d')
  if (!brush || canvas.width === 0) return null
  brush.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
