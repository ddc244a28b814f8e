import { storedChoice } from '#web/kit/look/stored-choice.ts'
import { useEffect, useState } from 'react'
import { type Camera, type CameraFault, closeCamera, faultOf, listCameras, openCamera } from './open-camera.ts'

type View =
  | { readonly stage: 'opening' }
  | {
      readonly stage: 'live'
      readonly stream: MediaStream
      readonly cameras: readonly Camera[]
      readonly cameraId: string
    }
  | { readonly stage: 'fault'; readonly fault: CameraFault }

/** The camera that was chosen last on this device: its id, a space, its name. */
const chosen = storedChoice(() => localStorage, 'camera')

function chosenCamera(): Camera | null {
  const [id = '', ...name] = (chosen.read() ?? '').split(' ')
  return id === '' ? null : { id, name: name.join(' ') }
}

/** A live camera for as long as the component is shown; it is switched off with it. */
export function useCamera() {
  const [view, setView] = useState<View>({ stage: 'opening' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    let stream: MediaStream | null = null
    const start = async () => {
      stream = await openCamera(chosenCamera())
      // Closed while the person was still being asked for permission.
      if (isLeft) return closeCamera(stream)
      const [track] = stream.getVideoTracks()
      track?.addEventListener('ended', () => isLeft || setView({ stage: 'fault', fault: 'lost' }))
      const cameras = await listCameras()
      if (isLeft) return
      setView({ stage: 'live', stream, cameras, cameraId: track?.getSettings().deviceId ?? '' })
    }
    start().catch((error: unknown) => {
      closeCamera(stream)
      console.warn('The camera did not open.', error)
      if (!isLeft) setView({ stage: 'fault', fault: faultOf(error) })
    })
    return () => {
      isLeft = true
      closeCamera(stream)
    }
  }, [attempt])
  const again = () => {
    setView({ stage: 'opening' })
    setAttempt((before) => before + 1)
  }
  const choose = ({ id, name }: Camera) => {
    chosen.keep(`${id} ${name}`)
    again()
  }
  return { view, again, choose }
}
