/** An article with every element that editors may use. */
export const exampleArticle = `
<p>Замша боится не&nbsp;воды, а&nbsp;спешки: если дать паре высохнуть и&nbsp;расчесать ворс, она служит годами. Коротко о&nbsp;том, что делать осенью.
Подробнее о&nbsp;сроках в&nbsp;разделе <a href="/help/delivery">«Доставка и&nbsp;возврат»</a>.</p>
<h2 id="before">До&nbsp;первого выхода</h2>
<p>Нанесите водоотталкивающую пропитку в&nbsp;два слоя с&nbsp;расстояния 20&nbsp;см и&nbsp;оставьте на&nbsp;ночь.</p>
<ol><li>Пройдите по&nbsp;ворсу сухой щёткой.</li><li>Распылите пропитку.</li><li>Повторите через 15&nbsp;минут.</li></ol>
<h3>Чего не&nbsp;делать</h3>
<ul><li>Не&nbsp;сушите у&nbsp;батареи.</li><li>Не&nbsp;стирайте в&nbsp;машине:<ul><li>клей размокает;</li><li>краска уходит пятнами.</li></ul></li></ul>
<figure><img src="pictures/slope-green.webp" alt="Зелёные замшевые кроссовки Slope 2" width="640" height="800"><figcaption>Slope&nbsp;2 Suede после трёх сезонов</figcaption></figure>
<blockquote><p>Хорошая щётка важнее дорогой пропитки.</p><p>Ирина, мастер по&nbsp;обуви</p></blockquote>
<h2 id="table">Чем чистить</h2>
<table><caption>Средства по&nbsp;материалу</caption><thead><tr><th scope="col">Материал</th><th scope="col">Щётка</th><th scope="col">Средство</th><th scope="col">Как часто</th></tr></thead>
<tbody><tr><th scope="row">Замша</th><td>Каучуковая</td><td>Пропитка-спрей</td><td>Раз в&nbsp;две недели</td></tr><tr><th scope="row">Гладкая кожа</th><td>Мягкая</td><td>Крем с&nbsp;воском</td><td>Раз в&nbsp;месяц</td></tr></tbody></table>
<h2 id="questions">Вопросы</h2>
<details><summary>Можно&nbsp;ли носить замшу зимой?</summary><p>Можно, если нет каши из&nbsp;соли и&nbsp;снега. После прогулки протрите пару влажной тканью.</p></details>
<details><summary>Что делать с&nbsp;пятном?</summary><p>Дайте ему высохнуть и&nbsp;потрите ластиком.</p></details>
<hr>
<p><strong>Коротко:</strong> сушить, чесать, пропитывать.</p>
`;
