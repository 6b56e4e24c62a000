import { createGlobalStyle, styled } from 'styled-components'
import { KIND_LOOKS } from './kinds.ts'

/** Heights in CSS pixels; the windowed lanes are laid out with them. */
export const BAR_ROW = 33
export const CLASH_ROW = 19
export const LANE_PADDING = 4
export const GROUP_HEIGHT = 34

/** The colours of each kind, `--k` behind `--kf`, for what says its kind in `data-kind`. */
export const kindRules = (scheme: 'light' | 'dark') =>
  Object.entries(KIND_LOOKS)
    .map(([kind, looks]) => `[data-kind="${kind}"]{--k:${looks[scheme].field};--kf:${looks[scheme].text}}`)
    .join('\n')

const TOKENS = {
  light: `--cal-act:#4353d9;--cal-on-act:#fff;--cal-sunken:#f1f2f6;--cal-red:#d13a2d;--cal-red-bg:#fdeeec;
    --cal-red-line:#f2bab3;--cal-red-fg:#a31f15;--cal-amber:#b97c00;--cal-amber-bg:#fdf4d9;--cal-amber-fg:#6b4c00;`,
  dark: `--cal-act:#6675ff;--cal-on-act:#0b0c14;--cal-sunken:#1e2029;--cal-red:#f26d60;--cal-red-bg:#301513;
    --cal-red-line:#6d2b25;--cal-red-fg:#ffb0a8;--cal-amber:#e0a92f;--cal-amber-bg:#2a220e;--cal-amber-fg:#f0cf7d;`,
} as const

/** Everything of the calendar; colours of kinds and tones come from here, the rest from the card it is in. */
export const Surface = styled.div<{ $scheme: 'light' | 'dark' }>`
  --lab: 186px;
  ${({ $scheme }) => TOKENS[$scheme]}
  ${({ $scheme }) => kindRules($scheme)}
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  color: var(--card-fg-color);
  background: var(--card-bg-color);
  font-variant-numeric: tabular-nums;
  @media (max-width: 1200px) { --lab: 132px; }
  @media print { height: auto; }
`

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  @media print { overflow: visible; height: auto; }
`

const columns = 'display: grid; grid-template-columns: var(--lab) minmax(0, 1fr);'

export const Head = styled.div`
  ${columns}
  position: sticky;
  top: 0;
  z-index: 4;
  background: var(--card-bg-color);
  border-bottom: 1px solid var(--card-border-color);
`

export const Months = styled.div`
  display: grid;
  padding: 6px 0;
  text-align: center;
  > b { padding: 0 6px 4px; font-size: 12px; text-align: left; white-space: nowrap; overflow: hidden; }
  > div { font-size: 13px; font-weight: 500; line-height: 1.25; }
  > div small { display: block; font-size: 11px; font-weight: 400; color: var(--card-muted-fg-color); }
  > div[data-quiet] { color: var(--card-muted-fg-color); font-weight: 400; }
  > div[data-holiday] span { color: var(--cal-amber-fg); }
  > div[data-today] span { background: var(--cal-act); color: var(--cal-on-act); border-radius: 10px; padding: 1px 6px; }
`

export const Body = styled.div`
  position: relative;
  min-height: 100%;
`

/** The columns behind the lanes. */
export const Columns = styled.div`
  position: absolute;
  inset: 0 0 0 var(--lab);
  display: grid;
  pointer-events: none;
  > i { border-left: 1px solid color-mix(in srgb, var(--card-border-color) 55%, transparent); }
  > i[data-monday] { border-left-color: var(--card-border-color); }
  > i[data-weekend] { background: color-mix(in srgb, var(--cal-sunken) 62%, transparent); }
  > i[data-holiday] { background: color-mix(in srgb, var(--cal-amber-bg) 80%, transparent); }
`

export const GroupTitle = styled.h2`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  height: ${GROUP_HEIGHT}px;
  margin: 0;
  padding: 10px 12px 4px 16px;
  font-size: 12px;
  font-weight: 600;
  color: var(--card-muted-fg-color);
  border-top: 1px solid var(--card-border-color);
  &[data-site] { background: var(--card-bg-color); color: var(--card-fg-color); font-size: 13.5px; z-index: 2; }
  > i { width: 10px; height: 16px; border-radius: 2px; border: 1px solid var(--card-border-color); }
  > small { font-weight: 400; font-size: 12.5px; color: var(--card-muted-fg-color); }
`

export const LaneRow = styled.div`
  ${columns}
`

export const LaneName = styled.div`
  z-index: 2;
  min-width: 0;
  padding: 9px 10px 0 16px;
  font-size: 13px;
  font-weight: 500;
  line-height: 1.3;
  > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; font-weight: 400; color: var(--card-muted-fg-color); line-height: 1.1; }
`

export const LaneTrack = styled.div`
  position: relative;
  cursor: cell;
  touch-action: pan-y;
  min-width: 0;
`

export const BarBox = styled.button`
  position: absolute;
  z-index: 1;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 7px;
  height: ${BAR_ROW - 3}px;
  margin: 0;
  padding: 0 9px;
  border: 0;
  border-radius: 4px;
  background: var(--k);
  color: var(--kf);
  font: inherit;
  font-size: 12.5px;
  font-weight: 500;
  line-height: 1;
  text-align: left;
  white-space: nowrap;
  cursor: grab;
  touch-action: none;
  user-select: none;
  &[data-locked] { cursor: pointer; }
  &[data-before] { border-top-left-radius: 0; border-bottom-left-radius: 0; }
  &[data-after] { border-top-right-radius: 0; border-bottom-right-radius: 0; }
  &[data-draft] {
    background: repeating-linear-gradient(-45deg, var(--k) 0 6px, var(--card-bg-color) 6px 9px);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--kf) 50%, transparent);
  }
  &[data-draft] > span, &[data-draft] > em { background: var(--k); padding-inline: 3px; border-radius: 2px; }
  &:hover { box-shadow: inset 0 0 0 1.5px var(--kf); z-index: 2; }
  &[data-clash] { box-shadow: inset 0 0 0 2px var(--cal-red); }
  &[data-selected] { box-shadow: 0 0 0 2px var(--card-bg-color), 0 0 0 4px var(--cal-act); z-index: 3; }
  &[data-moving] { box-shadow: inset 0 0 0 2px var(--cal-act); cursor: grabbing; z-index: 4; }
  &:focus-visible { outline: 2px solid var(--cal-act); outline-offset: 2px; z-index: 3; }
  > span { overflow: hidden; text-overflow: ellipsis; line-height: 1.3; }
  > em { margin-left: auto; flex: none; font-style: normal; font-weight: 400; line-height: 1.3; }
  > span[data-outside] {
    position: absolute; left: calc(100% + 6px); overflow: visible; color: var(--card-fg-color); background: none;
  }
  > i { position: absolute; top: 0; bottom: 0; width: 9px; cursor: ew-resize; }
  > i[data-edge="start"] { left: 0; }
  > i[data-edge="end"] { right: 0; }
  &[data-moving] > i[data-edge="end"]::after {
    content: ''; position: absolute; right: -4px; top: 5px; width: 8px; height: 20px; border-radius: 5px;
    background: var(--cal-act); box-shadow: 0 0 0 2px var(--card-bg-color);
  }
  @media print { print-color-adjust: exact; }
`

/** The last moment while a bar is moved. */
export const MoveTip = styled.div`
  position: absolute;
  z-index: 6;
  transform: translateX(-100%);
  padding: 6px 9px;
  border-radius: 4px;
  background: var(--card-fg-color);
  color: var(--card-bg-color);
  font-size: 12.5px;
  font-weight: 500;
  line-height: 1.3;
  white-space: nowrap;
  pointer-events: none;
  > span { font-weight: 400; opacity: 0.85; }
`

export const ClashField = styled.div`
  position: absolute;
  z-index: 0;
  top: 1px;
  box-sizing: border-box;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 4px;
  padding-bottom: 3px;
  border-radius: 4px;
  background: var(--cal-red-bg);
  box-shadow: 0 0 0 1px var(--cal-red-line);
  color: var(--cal-red-fg);
  font-size: 12px;
  font-weight: 600;
  line-height: 1.1;
  white-space: nowrap;
  overflow: hidden;
  pointer-events: none;
  @media print { print-color-adjust: exact; }
`

export const GapButton = styled.button`
  position: absolute;
  z-index: 1;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  height: ${BAR_ROW - 3}px;
  padding: 0;
  border: 1.5px dashed var(--cal-amber);
  border-radius: 4px;
  background: var(--cal-amber-bg);
  color: var(--cal-amber-fg);
  font: inherit;
  font-size: 12px;
  font-weight: 500;
  white-space: nowrap;
  overflow: hidden;
  cursor: pointer;
  &:hover { border-style: solid; }
  &:focus-visible { outline: 2px solid var(--cal-act); outline-offset: 2px; z-index: 3; }
`

/** The dates of a new item: the days dragged over, or the day that has the keyboard's focus. */
export const NewDays = styled.button`
  position: absolute;
  z-index: 2;
  box-sizing: border-box;
  height: ${BAR_ROW - 3}px;
  padding: 0 8px;
  border: 2px dashed var(--cal-act);
  border-radius: 4px;
  background: color-mix(in srgb, var(--cal-act) 8%, transparent);
  color: var(--cal-act);
  font: inherit;
  font-size: 12.5px;
  font-weight: 500;
  text-align: left;
  white-space: nowrap;
  overflow: hidden;
  &[data-idle] { opacity: 0; pointer-events: none; border-color: transparent; }
  &[data-idle]:focus-visible { opacity: 1; border-color: var(--cal-act); }
  &:focus-visible { outline: 2px solid var(--cal-act); outline-offset: 2px; }
`

/** A special day: its mark, and its words beside it. */
export const DayMark = styled.div`
  position: absolute;
  z-index: 1;
  height: ${BAR_ROW - 3}px;
  > button[data-mark] {
    display: grid; place-items: center; box-sizing: border-box; width: 100%; height: 100%; padding: 0; border: 0;
    border-radius: 4px; background: var(--k); color: var(--kf); font: inherit; font-size: 11.5px; font-weight: 600;
    cursor: pointer;
  }
  > button[data-proposed] { background: var(--card-bg-color); border: 1.5px dashed var(--cal-amber); color: var(--cal-amber-fg); }
  > button[data-mark]:focus-visible { outline: 2px solid var(--cal-act); outline-offset: 2px; }
  > span {
    position: absolute; top: 0; display: flex; align-items: center; gap: 8px; height: 100%; white-space: nowrap;
    font-size: 12.5px; font-weight: 500;
  }
  > span > em { font-style: normal; font-weight: 400; color: var(--card-muted-fg-color); }
  > span[data-side="left"] { right: calc(100% + 8px); }
  > span[data-side="right"] { left: calc(100% + 8px); }
`

/** The hours of a day of the week. */
export const DayHours = styled.span`
  position: absolute;
  top: 9px;
  padding: 0 8px;
  box-sizing: border-box;
  font-size: 12.5px;
  line-height: 1.3;
  color: var(--card-muted-fg-color);
  &[data-special] { color: var(--kf); background: var(--k); border-radius: 3px; padding-block: 4px; top: 5px; font-weight: 500; }
`

/** On paper the calendar alone. */
export const PrintOnlyCalendar = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-calendar], [data-calendar] * { visibility: visible; }
    [data-calendar] { position: absolute; inset: 0; }
    [data-calendar] [data-no-print][data-no-print] { display: none !important; }
    @page { size: landscape; margin: 10mm; }
  }
`

/** Read out, not seen. `SrOnly` of the component library is hidden from screen readers too. */
export const Said = styled.span`
  && {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
