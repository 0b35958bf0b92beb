/** The styles of all pages of the stand-in. */
export const STYLES = `
:root {
  color-scheme: light;
  --paper: #fffdfa; --ground: #f6f2ec; --line: #e0d8cc; --field: #8c8171;
  --ink: #231f1a; --soft: #625a4f; --accent: #17594a; --accent-dark: #0f4437; --accent-pale: #e7f0ec;
  --bad: #9c2c1c; --bad-pale: #fbece8; --radius: 10px;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
h1, h2, h3, p, dl, dd, ul, fieldset { margin: 0; padding: 0; }
h1 { font-size: 1.0625rem; font-weight: 600; color: var(--soft); }
h1.price { color: var(--ink); }
h2 { font-size: 1.0625rem; font-weight: 650; }
h3 { font-size: 1.125rem; font-weight: 650; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

.strip {
  padding: 9px 20px; background: #3a332a; color: #fdf8ef; font-size: .875rem; text-align: center;
}
.columns { display: grid; grid-template-rows: auto 1fr; min-height: calc(100vh - 40px); }
.summary { padding: 28px 20px 24px; }
.work { padding: 28px 20px 48px; background: var(--paper); border-top: 1px solid var(--line); }
.inner { width: 100%; max-width: 420px; margin: 0 auto; display: grid; gap: 24px; align-content: start; }
.brand { display: flex; align-items: center; gap: 10px; font-weight: 650; }
.brand span {
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 8px;
  background: var(--accent); color: #fff; font-size: .9375rem;
}
.price { font-size: 2.375rem; font-weight: 650; letter-spacing: -.02em; line-height: 1.15; }
.price small { font-size: .9375rem; font-weight: 400; letter-spacing: 0; color: var(--soft); }
.soft { color: var(--soft); font-size: .9375rem; }
.lines { display: grid; gap: 12px; border-top: 1px solid var(--line); padding-top: 16px; }
.lines div { display: flex; justify-content: space-between; gap: 16px; }
.lines dd { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lines .total { border-top: 1px solid var(--line); padding-top: 12px; font-weight: 650; }
.features { list-style: none; display: none; gap: 4px; color: var(--soft); font-size: .9375rem; }
.features li::before { content: '✓'; margin-right: 8px; color: var(--accent); }

form { display: grid; gap: 20px; }
fieldset { border: 0; display: grid; gap: 14px; min-width: 0; }
legend { padding: 0; margin-bottom: 12px; font-size: 1.0625rem; font-weight: 650; }
legend.soft { font-size: 1rem; font-weight: 400; }
.nowrap { white-space: nowrap; }
.field { display: grid; gap: 6px; }
.field label { font-size: .875rem; font-weight: 550; }
input[type='text'] {
  width: 100%; min-height: 46px; padding: 10px 12px; font: inherit; color: inherit;
  background: #fff; border: 1px solid var(--field); border-radius: 8px;
}
input[readonly] { background: var(--ground); color: var(--soft); }
.alert { padding: 12px 14px; border-radius: var(--radius); background: var(--bad-pale); color: var(--bad); font-weight: 550; }
.notice { padding: 12px 14px; border-radius: var(--radius); background: var(--accent-pale); color: var(--accent-dark); }

button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 10px 18px;
  border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 600;
  cursor: pointer; text-decoration: none;
}
.primary { background: var(--accent); color: #fff; }
.primary:hover { background: var(--accent-dark); }
.quiet { background: #fff; border-color: var(--field); color: var(--ink); }
.quiet:hover { background: var(--ground); }
.wide { width: 100%; }
.row { display: flex; flex-wrap: wrap; gap: 12px; }
.row > * { flex: 1 1 150px; }

.card {
  display: grid; gap: 16px; padding: 20px; background: #fff; border: 1px solid var(--line); border-radius: var(--radius);
}
.card .price { font-size: 1.625rem; }
.choice {
  display: flex; gap: 12px; align-items: flex-start; padding: 14px 16px; background: #fff;
  border: 1px solid var(--line); border-radius: var(--radius); cursor: pointer;
}
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice input { flex: none; margin: 4px 0 0; width: 18px; height: 18px; accent-color: var(--accent); }
.choice strong { display: block; }
.badge {
  display: inline-block; padding: 2px 10px; border-radius: 99px; background: var(--accent-pale);
  color: var(--accent-dark); font-size: .8125rem; font-weight: 600;
}
.badge.bad { background: var(--bad-pale); color: var(--bad); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; align-items: center; }

@media (min-width: 860px) {
  .columns { grid-template: 1fr / 1fr 1fr; }
  .features { display: grid; }
  .columns.narrow { grid-template-columns: minmax(280px, 1fr) 2fr; }
  .summary, .work { padding-top: 64px; }
  .work { border-top: 0; border-left: 1px solid var(--line); padding-right: 56px; padding-left: 56px; }
  .summary { padding-right: 56px; }
  .summary .inner { margin-right: 0; max-width: 380px; }
  .work .inner { margin-left: 0; }
  .narrow .work .inner { max-width: 620px; }
  .narrow .summary .inner { max-width: 260px; }
}
`;
