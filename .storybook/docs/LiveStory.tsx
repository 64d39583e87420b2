import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { copyPseudoRules, type PseudoState } from './pseudo-states.ts';
import { formatSettings, SettingsContext } from './settings.ts';

interface LiveStoryProps {
  story: PreparedStory;
  /** State that is drawn although no pointer or key caused it. */
  pseudo?: PseudoState;
}

const ignore = () => undefined;

/** A story inside a docs page, without the frame of a canvas, so that one page can have it in several states. */
export function LiveStory({ story, pseudo }: LiveStoryProps) {
  const target = useRef<HTMLFormElement>(null);
  const context = useContext(DocsContext);
  const settings = useContext(SettingsContext);
  const isInline = story.parameters.docs?.story?.inline !== false;
  useEffect(() => {
    if (!target.current || !isInline) return undefined;
    const clean = context.renderStoryToElement(
      story,
      target.current,
      { showMain: ignore, showError: ignore, showException: ignore },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void Promise.resolve().then(clean);
  }, [story, context, isInline]);
  useEffect(() => {
    const box = target.current;
    if (!box || !isInline) return undefined;
    // What scrolls sideways must be reachable by keyboard.
    const observer = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [isInline]);
  useEffect(() => {
    if (!pseudo || !target.current) return undefined;
    // Emotion adds the rules of a component when it renders, which the story does on its own.
    const observer = new MutationObserver(copyPseudoRules);
    observer.observe(target.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pseudo]);
  // A form of its own, so that radio buttons of the same name in the next picture stay chosen.
  if (isInline)
    return (
      <form
        ref={target}
        className={`live-story sb-unstyled ${pseudo ? `pseudo-${pseudo}` : ''}`}
        lang={String(settings.language)}
        onSubmit={(event) => event.preventDefault()}
      />
    );
  const height = story.parameters.docs?.story?.height ?? '480px';
  // Axe checks stories where they are looked at, not in every frame of a page.
  const address = `iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`;
  return <iframe className="live-story" title={story.name} loading="lazy" style={{ height }} src={address} />;
}
