import { describe, expect, it } from 'vitest';
import { readUrlState, type UrlState, urlOf } from './url-state.ts';

const state: UrlState = { run: 'main', algorithm: 'backtracking', puzzle: 'wikipedia', options: { order: 'rows' }, step: 7 };
const linkOf = (changed: Partial<UrlState>) =>
  new URL(urlOf('https://host.example/chapters/backtracking/?old=1#old', { ...state, ...changed }));

describe('a link to a frame', () => {
  it.each(['wikipedia', '53..7 & #?\n', 'é+%'.repeat(10), '.1 +&=%#\n'.repeat(2222)])('restores what it was made of', (puzzle) => {
    expect(readUrlState(linkOf({ puzzle }))).toEqual({ ...state, puzzle });
  });

  it('says whether its figure fills the window', () => {
    expect(readUrlState(linkOf({ stage: true }))).toEqual({ ...state, stage: true });
    expect(linkOf({ stage: false }).search).not.toContain('stage');
    expect(readUrlState(new URL('https://host.example/?run=main&stage=0'))?.stage).toBe(false);
  });

  it('says which pane is to be seen, where one is', () => {
    expect(readUrlState(linkOf({ pane: 'landscape' }))).toEqual({ ...state, pane: 'landscape' });
    expect(linkOf({}).search).not.toContain('pane');
  });

  it('has the thing that `why` is asked about', () => {
    expect(readUrlState(linkOf({ why: 'r4c3.4-36' }))).toEqual({ ...state, why: 'r4c3.4-36' });
    expect(linkOf({}).search).not.toContain('why');
  });

  it('says that the reader makes the moves, and whether the run keeps its own draws', () => {
    expect(readUrlState(linkOf({ hands: true, keeps: true }))).toEqual({ ...state, hands: true, keeps: true });
    expect(linkOf({ hands: true }).search).toContain('hands=1');
    expect(linkOf({ hands: true }).search).not.toContain('keeps');
  });

  it('says what was decided otherwise', () => {
    expect(readUrlState(linkOf({ forks: '6997.try.4,7010.try.3' }))).toEqual({ ...state, forks: '6997.try.4,7010.try.3' });
    expect(linkOf({}).search).not.toContain('if=');
  });

  it('leads to its figure', () => {
    expect(linkOf({}).hash).toBe('#main');
    expect(linkOf({ puzzle: '.'.repeat(2000) }).hash).toMatch(/^#main&puzzle=/);
  });

  it('sends no server a long puzzle', () => {
    expect(linkOf({ puzzle: '.'.repeat(20_000) }).search.length).toBeLessThan(200);
  });

  it('with a long puzzle in its query is read as well', () => {
    const puzzle = '.'.repeat(20_000);
    expect(readUrlState(new URL(`https://host.example/?run=main&puzzle=${puzzle}`))?.puzzle).toBe(puzzle);
  });

  it('of something else is none', () => {
    expect(readUrlState(new URL('https://host.example/?puzzle=1#main'))).toBeUndefined();
  });
});
