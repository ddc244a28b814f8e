import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { measureBundles } from './bundles.ts'
import { buildChildren } from './children.ts'
import { startDatabases } from './database.ts'
import { measureExport } from './export.ts'
import type { Section } from './figure.ts'
import { measureForecasts } from './forecasts.ts'
import { measureLists } from './lists.ts'
import { disturbances, loadNow, machineLine, quietLoad, takeYardstick } from './machine.ts'
import { measureMemory } from './memory.ts'
import { type Options, readOptions, type WorkloadName } from './options.ts'
import { measurePay } from './pay.ts'
import { measurePortal } from './portal.ts'
import { measureRedraw } from './redraw.ts'
import { findPgbench, pgbenchVersion } from './pgbench.ts'
import { printSection, writeReport } from './report.ts'
import { measureScan } from './scan.ts'
import { measureSignedInList } from './signed-in-list.ts'
import { measureSite } from './site.ts'
import { measureStreams } from './streams.ts'
import { shown } from './statistics.ts'

/** Measures the product against its limits, prints a line per workload and writes docs/performance.md. */
const workloads: Readonly<Record<WorkloadName, (bench: Bench) => Promise<Section>>> = {
  pay: measurePay,
  list: measureSignedInList,
  lists: measureLists,
  forecasts: measureForecasts,
  export: measureExport,
  memory: measureMemory,
  bundles: measureBundles,
  site: measureSite,
  portal: measurePortal,
  redraw: measureRedraw,
  streams: measureStreams,
  scan: measureScan,
}

async function main(options: Options): Promise<void> {
  const load = loadNow()
  if (load > quietLoad) console.log(`Something else runs here (load ${shown(load)}): the figures will be disturbed.`)
  const folder = await mkdtemp(join(tmpdir(), 'smart-cats-bench-'))
  const before = takeYardstick(folder)
  await buildChildren()
  const databases = await startDatabases(folder)
  const close = async () => {
    await databases.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(130)))
  try {
    const sections: Section[] = []
    for (const name of options.workloads) {
      const section = await workloads[name]({ ...options, databases, folder })
      printSection(section)
      sections.push(section)
    }
    const disturbed = disturbances(load, before, takeYardstick(folder))
    const pgbench = findPgbench()
    const versions = [`PostgreSQL ${databases.version}`, ...(pgbench ? [`pgbench ${pgbenchVersion(pgbench)}`] : [])]
    const date = new Date().toISOString().slice(0, 10)
    const machine = machineLine(before, versions)
    console.log(
      `\n${machine}, ${date}${disturbed.length > 0 ? `\nDisturbed: ${disturbed.map(({ words }) => words).join('; ')}` : ''}`,
    )
    await writeReport({ options, date, machine, disturbances: disturbed }, sections)
  } finally {
    await close()
  }
}

await main(readOptions(process.argv.slice(2)))
