// Styles of the kit for components that only the back office uses.
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/SegmentedControl.css'
