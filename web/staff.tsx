import '#web/client/old-browsers.ts'
import '#web/kit/look/kit-styles.ts'
import '#web/staff/kit-styles.ts'
import { staffBase } from './staff/paths.ts'
import { bindStaffSession } from './staff/signed-in.ts'
import { StaffApp } from './staff/StaffApp.tsx'
import { startStation } from './staff/workplace/offline-station.ts'
import { start } from './start.tsx'

bindStaffSession()
startStation()

start(staffBase, <StaffApp />)
