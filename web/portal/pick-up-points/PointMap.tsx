import { site } from '#contract/content.ts'
import { siteUrl } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { drawingOf } from '#web/shared/maps/drawings.ts'
import styles from './PickUpPoints.module.css'
import { mapId, type Point, type PointsProps } from './point.ts'
import { SchematicMap } from './SchematicMap.tsx'
import { text } from './text.ts'

/**
 * The map: our own drawing of the country of the chosen point, or of the first. With an API key, the map service's map
 * of the chosen point is shown above it; the list beside it always has the same information as text.
 */
export function PointMap({ points, chosenId, onChoose }: PointsProps) {
  const t = useText(text)
  const { data } = useRead(site.getConfig, { appid: 'web' })
  const chosen = points.find(({ id }) => id === chosenId) ?? points.find(({ lat }) => lat !== null)
  const drawing = chosen && drawingOf(chosen.destinationCode)
  return (
    <aside id={mapId} className={styles.map} aria-label={t.mapTitle}>
      {data?.mapsKey && chosen && <KeyedMap point={chosen} />}
      {chosen && drawing ? (
        <>
          <SchematicMap
            drawing={drawing}
            destinationCode={chosen.destinationCode}
            points={points}
            chosenId={chosenId}
            onChoose={onChoose}
          />
          <p className={styles.mapNote}>{t.mapNote}</p>
        </>
      ) : (
        <p className={styles.mapNote}>{t.noDrawing}</p>
      )}
    </aside>
  )
}

/** In its own frame, which has no access to this page and its session. */
function KeyedMap({ point: { lat, lng, name } }: { readonly point: Point }) {
  const t = useText(text)
  if (lat === null || lng === null) return null
  const place = new URLSearchParams({ lat: String(lat), lng: String(lng), name })
  return (
    <iframe
      className={styles.frame}
      title={t.fill('keyedMap', { name })}
      sandbox="allow-scripts allow-popups"
      loading="lazy"
      src={`${siteUrl('/map-frame')}?${place}`}
    />
  )
}
