import { placeMarkers, type Rect } from './markers.ts';

const createBox = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const picture = createBox(0, 0, 600, 300);
const placeParts = (...rects: Rect[]) =>
  placeMarkers(
    rects.map((rect, index) => ({ number: index + 1, rect })),
    picture,
  );

test('the marker of a part is outside the component, and its line ends just before the part', () => {
  const [label] = placeParts(createBox(200, 100, 80, 20), createBox(200, 125, 200, 48));
  expect(label).toEqual({ number: 1, x: 240, y: 74, toX: 240, toY: 96 });
});

test('the marker of a separator points into the separator, away from the edge of the list around it', () => {
  const [, separator] = placeParts(createBox(200, 60, 200, 180), createBox(200, 150, 200, 1));
  expect(separator).toMatchObject({ number: 2, toX: 224 });
});

test('the line of a marker reaches a bar of two pixels height from below, and does not run along it', () => {
  const [, bar] = placeParts(createBox(200, 100, 100, 20), createBox(200, 132, 200, 2));
  expect(bar).toMatchObject({ number: 2, toX: 300, toY: 138 });
});

test('markers on the same side do not overlap', () => {
  const markers = placeParts(createBox(200, 100, 20, 20), createBox(204, 100, 20, 20), createBox(208, 100, 20, 20));
  const xs = markers.filter(({ y }) => y === 74).map(({ x }) => x);
  for (const [index, x] of xs.entries()) if (index > 0) expect(x - (xs[index - 1] ?? 0)).toBeGreaterThanOrEqual(26);
});

test('the marker of a part that covers the whole picture is in the corner', () => {
  expect(placeParts(createBox(0, 0, 585, 300))).toEqual([{ number: 1, x: 20, y: 20, toX: 20, toY: 20 }]);
});

test('markers stay inside the picture', () => {
  const atEdges = placeParts(createBox(0, 0, 40, 300), createBox(300, 0, 40, 20), createBox(560, 100, 40, 20));
  for (const { x, y } of atEdges) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(600);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(300);
  }
});

test('a marker is outside the panel around its part', () => {
  const panel = createBox(150, 50, 300, 200);
  const [title] = placeMarkers([{ number: 1, rect: createBox(170, 70, 100, 20) }], picture, [panel]);
  expect(title).toMatchObject({ toY: 66 });
  expect(title?.y).toBeLessThan(50);
});

test('the line of a marker avoids the texts between its part and the nearest side', () => {
  const [panel, title] = [createBox(150, 50, 300, 200), createBox(170, 70, 260, 20)];
  const [description] = placeMarkers([{ number: 1, rect: createBox(170, 100, 200, 20) }], picture, [panel], [title]);
  expect(description).toMatchObject({ toX: 166, toY: 110 });
});

test('a part that contains other parts has an outline, and its marker is apart from their markers', () => {
  const [chip, label, cross] = [createBox(200, 100, 120, 36), createBox(216, 108, 60, 20), createBox(284, 108, 20, 20)];
  const markers = placeParts(label, cross, chip);
  expect(markers.find(({ number }) => number === 3)).toMatchObject({ y: 162, toY: 140, outline: createBox(196, 96, 128, 44) });
  expect(markers.filter(({ y }) => y === 74).map(({ number }) => number)).toEqual([1, 2]);
  expect(markers.filter(({ outline }) => outline)).toHaveLength(1);
});

test('a part that reaches the edge of the part around it has an outline, and its marker points to the outline', () => {
  const [list, row] = [createBox(200, 60, 200, 180), createBox(200, 60, 200, 44)];
  const [outer, inner] = placeParts(list, row).toSorted((a, b) => a.number - b.number);
  expect(outer).toMatchObject({ number: 1, outline: createBox(196, 56, 208, 188) });
  expect(inner).toMatchObject({ number: 2, outline: row, isInner: true, toY: 60 });
  // A part away from the edges needs no outline.
  expect(placeParts(list, createBox(220, 80, 40, 20)).find(({ number }) => number === 2)).not.toHaveProperty('outline');
});

test('the outline of a part does not cross the texts beside the part', () => {
  const [tile, price, neighbour] = [createBox(200, 100, 100, 200), createBox(200, 260, 60, 20), createBox(302, 260, 60, 20)];
  const parts = [tile, price].map((rect, index) => ({ number: index + 1, rect }));
  const [marker] = placeMarkers(parts, picture, [], [price, neighbour]).filter(({ outline }) => outline);
  expect(marker).toMatchObject({ number: 1, outline: createBox(199, 99, 102, 202) });
});

test('the marker of a part that is below other parts is not above them, so that its line does not cross them', () => {
  const [label, input, error] = [createBox(200, 80, 60, 20), createBox(200, 104, 240, 48), createBox(200, 156, 240, 20)];
  const hint = createBox(200, 182, 240, 20);
  expect(placeParts(label, input, error, hint).find(({ number }) => number === 3)?.y).toBeGreaterThan(152);
});
